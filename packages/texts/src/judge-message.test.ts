// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { judgeMessage } from './judge-message.ts'
import { overridable } from './overridable.ts'
import { sampleValues } from './sample-values.ts'
import { createTranslator } from './translator.ts'

const select = '{kind, select, win {won} other {lost}}'
const broken = (source: string, sentence: string, tag = 'en') =>
  judgeMessage({ tag, source, sentence }).broken

describe('a sentence that stands for an English one', () => {
  it('may order its values otherwise, and say them twice', () => {
    expect(broken('Page {page} of {total}', '{total}: {page} / {total}')).toEqual([])
  })

  it('has the words of a select, and no others', () => {
    expect(broken(select, '{kind, select, win {gewonnen} other {verloren}}')).toEqual([])
    expect(broken(select, '{kind, select, other {verloren}}')).toEqual(['{kind, select} lacks the form win'])
    expect(broken(select, '{kind, select, win {a} draw {b} other {c}}')).toEqual([
      '{kind, select} has the form draw, which the source lacks',
    ])
    expect(broken('{kind}', select)).toEqual(['has the choice {kind, select}, which the source lacks'])
  })

  it('cannot bring names that every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(broken('Hello', `Hello {${name}}`)).toEqual([`has {${name}}, which the source lacks`])
  })
})

describe('samples of a sentence', () => {
  const said = (tag: string, sentence: string) => {
    const message = compileMessage('common.ok', sentence)
    const say = createTranslator(tag, { 'common.ok': message })
    return sampleValues(tag, message, { site: 'Sun Club' }).map((values) => say('common.ok', values))
  }

  it('say each plural form once, exact counts among them', () => {
    expect(said('ru', '{n, plural, =0 {ноль} one {# раз} few {# раза} many {# раз} other {# раза}}')).toEqual(
      ['ноль', '1 раз', '2 раза', '5 раз'],
    )
    expect(said('es', '{n, plural, one {# vez} many {# de veces} other {# veces}}')).toEqual([
      '1 vez',
      '1,000,000 de veces',
      '0 veces',
    ])
  })

  it('say each word of a select, and show values by their names or as they are known', () => {
    expect(said('en', `{name}, {site}: ${select}`)).toEqual([
      '‹name›, Sun Club: won',
      '‹name›, Sun Club: lost',
    ])
    expect(said('en', 'Nothing to fill')).toEqual(['Nothing to fill'])
  })
})

describe('the sentences that a brand words', () => {
  it('are those of its site and of its server, but not what protects members', () => {
    expect(
      ['common.cancel', 'mail.security.title', 'fault.call.unauthorized', 'page.home.description'].map(
        overridable,
      ),
    ).toEqual(['yes', 'yes', 'yes', 'yes'])
    expect(
      ['saferPlay.title', 'fault.compliance.excluded', 'help.terms.limits', 'identity.terms'].map(
        overridable,
      ),
    ).toEqual(['protection', 'protection', 'protection', 'protection'])
    expect(
      ['console.save', 'alert.other', 'studio.bet', 'bank.title', 'fault.backoffice.noBrand'].map(
        overridable,
      ),
    ).toEqual(['no', 'no', 'no', 'no', 'no'])
  })
})
