// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Maglagay ng {min} - {max} character: {text}',
  'pattern.exact': 'Maglagay ng {min} character: {text}',
  'pattern.passwordRange': 'Ilagay ang password mo na may {min} - {max} character',
  'pattern.0': 'kahit anong character',
  'pattern.1': 'nagsisimula sa letra, saka mga letra at numero',
  'pattern.2': 'kanji at mga numero',
  'pattern.3': 'format ng email',
  'pattern.4': 'mga letra at numero na walang special character',
  'pattern.5': 'pinagsamang letra at numero',
  'pattern.6': 'mga numero lang',
  'pattern.7': 'mga letra at numero na may kahit isang malaking letra',
  'pattern.8': 'mga letrang Ingles at espasyo',
  'pattern.9': 'walang espasyo',
  'pattern.10': 'Chinese at mga bantas',
  'pattern.11': 'petsang yyyy-MM-dd',
  'pattern.12': 'mga letra at espasyo',
  'pattern.13': 'petsang MM-dd-yyyy',
  'pattern.14': 'mga letra at numero lang',
  'pattern.15': 'Korean lang',
  'pattern.16': 'Thai lang',
  'pattern.17': 'Thai o Ingles at mga espasyo',
  'pattern.18': 'malalaking letra at espasyo na may kahit isang letrang Ingles',
  'pattern.19': 'mga letra, numero, at simbolo',
  'pattern.20': 'kahit isang malaking letra, maliit na letra, numero, at special na simbolo',
}
