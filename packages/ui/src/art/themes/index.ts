import { aztec, egypt } from './ancient.ts';
import { dragon } from './fantasy.ts';

/** All worlds by name. */
export const themes = { aztec, dragon, egypt };

export type ThemeName = keyof typeof themes;
