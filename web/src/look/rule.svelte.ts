// Which clause a reader looks up. `RuleSheet.svelte` shows it.

let wanted = $state<string | null>(null);

export const lookedUp = {
  get number(): string | null {
    return wanted;
  },
};

export function lookUp(number: string | null): void {
  wanted = number;
}
