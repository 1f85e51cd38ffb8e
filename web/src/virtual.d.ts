// What the plugins in `build/` make.

declare module 'virtual:languages' {
  /** By language, then by part; the part that every page needs has no name. */
  const load: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default load;
}

declare module 'virtual:rules' {
  /** The games by the letters of their rulebooks. */
  export const games: Record<string, string>;
  const load: Record<string, () => Promise<{ default: import('../build/rulebooks.ts').Chapter[] }>>;
  export default load;
}
