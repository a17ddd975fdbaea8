// Made by tools/generate/texts.ts from packages/texts/src; do not edit.
import type { TextSet } from '../languages.ts'
import type { Catalogue } from '../translator.ts'

export const loadSet: Readonly<Record<TextSet, () => Promise<{ messages: Catalogue }>>> = {
  'EN': () => import('./en/site.ts'),
  'CN': () => import('./cn/site.ts'),
  'TW': () => import('./tw/site.ts'),
  'VI': () => import('./vi/site.ts'),
  'TH': () => import('./th/site.ts'),
  'ID': () => import('./id/site.ts'),
  'MS': () => import('./ms/site.ts'),
  'FIL': () => import('./fil/site.ts'),
  'JA': () => import('./ja/site.ts'),
  'KO': () => import('./ko/site.ts'),
  'PT': () => import('./pt/site.ts'),
  'PT-BR': () => import('./pt-br/site.ts'),
  'ES': () => import('./es/site.ts'),
  'FR': () => import('./fr/site.ts'),
  'RU': () => import('./ru/site.ts'),
  'AR': () => import('./ar/site.ts'),
  'HI': () => import('./hi/site.ts'),
}
