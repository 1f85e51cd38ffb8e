//! Means of samples, with 95 % intervals.

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the samples.
    pub mean: f64,
    /// Half the width of the 95 % interval; infinite if there are too few samples.
    pub within: f64,
}

/// The count, sum and sum of squares of some samples.
#[derive(Clone, Copy, Default, Debug)]
pub struct SampleStats {
    count: u32,
    sum: f64,
    squares: f64,
}

impl SampleStats {
    /// Adds a sample.
    pub fn add(&mut self, number: f64) {
        (self.count, self.sum, self.squares) =
            (self.count + 1, self.sum + number, self.squares + number * number);
    }

    /// Returns the number of samples.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Returns the mean, with Student's interval.
    pub fn mean(&self) -> Estimate {
        let n = f64::from(self.count);
        let mean = self.sum / n.max(1.0);
        let within = if self.count < 3 { f64::INFINITY } else { student_t(n - 1.0) * self.standard_error() };
        Estimate { mean, within }
    }

    /// Returns the mean of win shares, each over this many games. All shares may be equal by luck,
    /// and the plain interval would then be a point. So two more shares are added for the interval,
    /// one game better and one game worse than the mean.
    pub fn share(&self, games: u32) -> Estimate {
        let Estimate { mean, within } = self.mean();
        let widened = student_t(f64::from(self.count) + 1.0) * self.with_two_more(games).standard_error();
        Estimate { mean, within: if within.is_finite() { widened } else { within } }
    }

    /// Returns the half-width of an interval for a share that holds no matter how often it was
    /// checked before. It is a confidence sequence (Waudby-Smith and others, "Time-uniform central
    /// limit theory"), and narrowest for some 60 samples.
    pub fn share_at_any_time(&self, games: u32) -> f64 {
        const ALPHA: f64 = 0.05;
        const RHO_SQUARED: f64 = 0.13;
        let n = f64::from(self.count);
        let (seen, widened) = (n * RHO_SQUARED + 1.0, self.with_two_more(games));
        let deviation = widened.standard_error() * f64::from(widened.count).sqrt();
        deviation * (2.0 * seen / (n * n * RHO_SQUARED) * (seen.sqrt() / ALPHA).ln()).sqrt()
    }

    fn with_two_more(mut self, games: u32) -> SampleStats {
        let (mean, one) = (self.mean().mean, 1.0 / f64::from(games));
        self.add((mean - one).max(0.0));
        self.add((mean + one).min(1.0));
        self
    }

    /// Returns the standard error of the mean.
    fn standard_error(&self) -> f64 {
        let n = f64::from(self.count);
        let mean = self.sum / n;
        ((self.squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt()
    }
}

/// Returns how many standard errors cover 95 %, by degrees of freedom, from two on. This is
/// Student's distribution as a series around the normal one (Abramowitz and Stegun 26.7.5).
fn student_t(freedom: f64) -> f64 {
    let z: f64 = 1.959_964;
    let series = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
    ];
    series.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom) + z
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats_of(numbers: &[f64]) -> SampleStats {
        let mut stats = SampleStats::default();
        numbers.iter().for_each(|&number| stats.add(number));
        stats
    }

    #[test]
    fn an_interval_is_students() {
        for (freedom, quantile) in [(2.0, 4.303), (4.0, 2.776), (10.0, 2.228), (100.0, 1.984)] {
            assert!((student_t(freedom) / quantile - 1.0).abs() < 0.04, "{freedom}: {}", student_t(freedom));
        }
        let Estimate { mean, within } = stats_of(&[1.0, 2.0, 3.0, 4.0, 5.0]).mean();
        assert!((mean - 3.0).abs() < 1e-9 && (within - 1.963).abs() < 0.01, "{mean} {within}");
        assert!(stats_of(&[1.0, 2.0]).mean().within.is_infinite(), "two numbers tell nothing");
    }

    #[test]
    fn a_share_is_never_certain() {
        let all = stats_of(&[1.0; 20]).share(1);
        assert!((all.mean - 1.0).abs() < 1e-9 && (0.05..0.15).contains(&all.within), "{all:?}");
        let almost = stats_of(&[&[1.0; 19][..], &[0.75]].concat()).share(1);
        assert!((0.05..0.15).contains(&almost.within), "and not by a jump: {almost:?}");
        let thirds = stats_of(&[1.0 / 3.0; 40]).share(3);
        assert!((0.01..0.05).contains(&thirds.within), "{thirds:?}");
    }

    /// Even if the interval is checked after every game, it rarely excludes the truth.
    #[test]
    fn looking_often_does_not_deceive() {
        use kernel::{Luck, QuickLuck};
        let mut luck = QuickLuck::new(7);
        let (mut deceived, mut naive) = (0, 0);
        for _ in 0..400 {
            let mut stats = SampleStats::default();
            let (mut out, mut naively_out) = (false, false);
            for game in 0..300 {
                stats.add(if luck.below(100) < 65 { 1.0 } else { 0.0 });
                if game >= 20 {
                    let off = (stats.mean().mean - 0.65).abs();
                    out |= off > stats.share_at_any_time(1);
                    naively_out |= off > stats.share(1).within;
                }
            }
            deceived += u32::from(out);
            naive += u32::from(naively_out);
        }
        assert!(deceived <= 30, "{deceived} of 400 leave out the truth");
        assert!(naive > 60, "which a fixed interval does {naive} times");
    }
}
