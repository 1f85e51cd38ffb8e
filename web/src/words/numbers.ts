/** The number of a clause inside a text, such as `WS-8`; the one group is all of it. */
export const NUMBER = /\b([A-Z]{2}-\d+)\b/g;
