// Made by tools/generate/texts.ts from packages/texts/src; do not edit.
import type { TextSet } from '../languages.ts'
import type { Catalogue } from '../translator.ts'

export const loadSet: Readonly<Record<Exclude<TextSet, 'EN'>, () => Promise<{ messages: Catalogue }>>> = {
  'CN': () => import('./cn/studio.ts'),
  'TW': () => import('./tw/studio.ts'),
  'VI': () => import('./vi/studio.ts'),
  'TH': () => import('./th/studio.ts'),
  'ID': () => import('./id/studio.ts'),
  'MS': () => import('./ms/studio.ts'),
  'FIL': () => import('./fil/studio.ts'),
  'JA': () => import('./ja/studio.ts'),
  'KO': () => import('./ko/studio.ts'),
  'PT': () => import('./pt/studio.ts'),
  'PT-BR': () => import('./pt-br/studio.ts'),
  'ES': () => import('./es/studio.ts'),
  'FR': () => import('./fr/studio.ts'),
  'RU': () => import('./ru/studio.ts'),
  'AR': () => import('./ar/studio.ts'),
  'HI': () => import('./hi/studio.ts'),
}
