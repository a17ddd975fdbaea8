// SPDX-License-Identifier: Apache-2.0
import { gameFeatures, gameThemes, isGameFeature, isGameTheme } from '@tessera/rules/games/tags'
import { languages, text, type Language } from '@tessera/texts'
import type { CatalogueSnapshot, Vendor } from '../snapshot/snapshot.ts'
import { writingsOf } from './writings.ts'

/** What games are found by besides their name: their studio, theme and features. */
export type Label =
  | { kind: 'vendor'; vendor: Vendor }
  | { kind: 'theme'; key: string }
  | { kind: 'feature'; key: string }
export interface WrittenLabel {
  label: Label
  writings: readonly string[]
}

let spoken: readonly WrittenLabel[] | undefined

/** Every label that a game of the snapshot has, in all its languages. */
export function labelsOf(snapshot: CatalogueSnapshot): WrittenLabel[] {
  // A theme leads to a lobby, in which what is played on a page of its own is not.
  const tags = new Set(
    snapshot.games.flatMap(({ theme, features, ownPage }) => (ownPage === null ? [theme, ...features] : [])),
  )
  const used = (spoken ??= speak()).filter(({ label }) => label.kind === 'vendor' || tags.has(label.key))
  const vendors = snapshot.vendors.filter(({ ownGames }) => ownGames > 0)
  return [
    ...vendors.map((vendor) => ({
      label: { kind: 'vendor' as const, vendor },
      writings: distinct([vendor.name, vendor.vendorCode, ...Object.values(vendor.names).map(String)]),
    })),
    ...used,
  ]
}

/** Computed once, because the texts of the platform do not change while it runs. */
function speak(): WrittenLabel[] {
  const codes = Object.keys(languages).filter(
    (code): code is Language => languages[code as Language].texts === code,
  )
  return [
    ...gameThemes.map((key) => ({
      label: { kind: 'theme' as const, key },
      writings: distinct([key, ...codes.map((code) => text(code, `games.theme.${key}`))]),
    })),
    ...gameFeatures.map((key) => ({
      label: { kind: 'feature' as const, key },
      writings: distinct([key, ...codes.map((code) => text(code, `games.feature.${key}`))]),
    })),
  ]
}

const distinct = (names: readonly string[]): string[] => [...new Set(names.flatMap(writingsOf))]

/** The display name of a label. */
export function titleOf(label: Label, language?: string): string {
  if (label.kind === 'vendor') return (language && label.vendor.names[language]) || label.vendor.name
  if (label.kind === 'theme' && isGameTheme(label.key)) return text(language, `games.theme.${label.key}`)
  return label.kind === 'feature' && isGameFeature(label.key)
    ? text(language, `games.feature.${label.key}`)
    : label.key
}
