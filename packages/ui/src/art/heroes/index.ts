import type { DrawHero } from '../hero/hero-drawing.ts';

/** Heroes drawn by hand, by name. */
export const drawnHeroes = {
} satisfies Record<string, DrawHero>;

export type DrawnHeroName = keyof typeof drawnHeroes;
