// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Saisissez {min} - {max} caractères : {text}',
  'pattern.exact': 'Saisissez {min} caractères : {text}',
  'pattern.passwordRange': 'Choisissez un mot de passe de {min} - {max} caractères',
  'pattern.0': 'tous les caractères',
  'pattern.1': 'd’abord une lettre, puis des lettres et des chiffres',
  'pattern.2': 'kanji et chiffres',
  'pattern.3': 'format e-mail',
  'pattern.4': 'lettres et chiffres sans caractères spéciaux',
  'pattern.5': 'lettres et chiffres combinés',
  'pattern.6': 'chiffres uniquement',
  'pattern.7': 'lettres et chiffres avec au moins une majuscule',
  'pattern.8': 'lettres anglaises et espaces',
  'pattern.9': 'sans espaces',
  'pattern.10': 'chinois et ponctuation',
  'pattern.11': 'date yyyy-MM-dd',
  'pattern.12': 'lettres et espaces',
  'pattern.13': 'date MM-dd-yyyy',
  'pattern.14': 'lettres et chiffres uniquement',
  'pattern.15': 'coréen uniquement',
  'pattern.16': 'thaï uniquement',
  'pattern.17': 'thaï ou anglais avec espaces',
  'pattern.18': 'majuscules et espaces avec au moins une lettre anglaise',
  'pattern.19': 'lettres, chiffres et symboles',
  'pattern.20': 'au moins une majuscule, une minuscule, un chiffre et un symbole',
}
