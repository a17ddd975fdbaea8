// Made by tools/generate/texts.ts from packages/texts/src; do not edit.
import type { TextSet } from '../languages.ts'
import type { Catalogue } from '../translator.ts'

export const loadSet: Readonly<Record<TextSet, () => Promise<{ messages: Catalogue }>>> = {
  'EN': () => import('./en/pages.ts'),
  'CN': () => import('./cn/pages.ts'),
  'TW': () => import('./tw/pages.ts'),
  'VI': () => import('./vi/pages.ts'),
  'TH': () => import('./th/pages.ts'),
  'ID': () => import('./id/pages.ts'),
  'MS': () => import('./ms/pages.ts'),
  'FIL': () => import('./fil/pages.ts'),
  'JA': () => import('./ja/pages.ts'),
  'KO': () => import('./ko/pages.ts'),
  'PT': () => import('./pt/pages.ts'),
  'PT-BR': () => import('./pt-br/pages.ts'),
  'ES': () => import('./es/pages.ts'),
  'FR': () => import('./fr/pages.ts'),
  'RU': () => import('./ru/pages.ts'),
  'AR': () => import('./ar/pages.ts'),
  'HI': () => import('./hi/pages.ts'),
}
