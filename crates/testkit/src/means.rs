//! Compares two samples of states.

/// Asserts that the mean of a number agrees in both samples, as far as chance allows.
///
/// # Panics
/// If the means differ by more than chance explains.
#[track_caller]
pub fn assert_same_mean<S>(what: &str, imagined: &[S], dealt: &[S], number: impl Fn(&S) -> u8) {
    let mean = |states: &[S]| {
        let numbers = states.iter().map(|state| f64::from(number(state)));
        let (sum, squares) = numbers.fold((0.0, 0.0), |(sum, squares), n| (sum + n, squares + n * n));
        let mean = sum / states.len() as f64;
        (mean, (squares / states.len() as f64 - mean * mean) / states.len() as f64)
    };
    let ((a, noise_a), (b, noise_b)) = (mean(imagined), mean(dealt));
    let limit = 5.5 * (noise_a + noise_b).sqrt() + 0.02;
    assert!((a - b).abs() <= limit, "{what}: {a:.3} imagined, {b:.3} dealt");
}
