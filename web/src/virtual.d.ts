// What the plugins in `build/` make.

declare module 'virtual:languages' {
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}

declare module 'virtual:rules' {
  const load: Record<string, () => Promise<{ default: import('../build/rulebooks.ts').Chapter[] }>>;
  export default load;
}
