// SPDX-License-Identifier: Apache-2.0
import { textSets } from '@tessera/texts/languages'
import { z } from 'zod'
import { BrandCode, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const LanguageOfTexts = z.enum(textSets)
const Key = z.string().min(1).max(100)
/** How often the sentence has been changed; 0 when never. */
const Version = z.number().int().min(0)
/** An ICU message. Lines are the only control characters: some mails have several. */
const Sentence = z
  .string()
  .max(2_000)
  .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u, 'No control characters')

const brandText = z.object({
  key: z.string(),
  /** The English sentence of the release, whose values every other one has. */
  english: z.string(),
  /** The sentence of the release in the language. */
  shipped: z.string(),
  /** The language from which it comes: another one when the release has none in this language. */
  shippedIn: LanguageOfTexts,
  /** The sentence of the brand; null: that of the release. */
  own: z.string().nullable(),
  /** Why the release does not say the sentence of the brand, although there is one; null when it does. */
  problem: z.string().nullable(),
  /** False for sentences that protect members: no brand words them. */
  open: z.boolean(),
  version: Version,
  changedAt: Moment.nullable(),
  changedBy: z.string().nullable(),
})

/** Operator calls for the sentences of a brand. */
export const textCalls = {
  texts: call('backoffice.texts', {
    http: 'GET /ops/texts',
    who: 'operator',
    may: 'texts',
    summary:
      'The sentences of the site in one language: those of the release and those of the brand, found by key or by words.',
    input: {
      brandCode: BrandCode,
      language: LanguageOfTexts.default('EN'),
      search: line(100).default(''),
      onlyChanged: z.boolean().default(false),
      pageNo: PageNo,
      pageSize: pageSize(25),
    },
    output: page(brandText).extend({
      /** How many sentences of this language the brand has worded. */
      changed: z.number(),
    }),
    faults: ['backoffice.noBrand'],
  }),
  setText: call('backoffice.setText', {
    http: 'PUT /ops/texts/:language/:key',
    who: 'operator',
    may: 'texts',
    summary:
      'Words a sentence for a brand in one language; an empty text brings that of the release back. An outdated version is refused with 409.',
    input: { brandCode: BrandCode, language: LanguageOfTexts, key: Key, text: Sentence, version: Version },
    output: brandText,
    faults: [
      'backoffice.noBrand',
      'backoffice.noText',
      'backoffice.fixedText',
      'backoffice.textChanged',
      'backoffice.tooManyTexts',
    ],
  }),
  previewText: call('backoffice.previewText', {
    http: 'POST /ops/texts/:language/:key/preview',
    who: 'operator',
    may: 'texts',
    summary: 'What is wrong with a sentence, and what it says with sample values: in every form that it has.',
    input: { brandCode: BrandCode, language: LanguageOfTexts, key: Key, text: Sentence },
    output: z.object({
      problems: z.array(z.string()),
      /** Empty while the sentence cannot be read. */
      samples: z.array(z.object({ values: z.record(z.string(), z.string()), text: z.string() })),
    }),
    faults: ['backoffice.noBrand', 'backoffice.noText'],
  }),
  textHistory: call('backoffice.textHistory', {
    http: 'GET /ops/texts/:language/history',
    who: 'operator',
    may: 'texts',
    summary:
      'Who worded sentences of a brand, newest first: when, before, after. Null is the sentence of the release.',
    input: {
      brandCode: BrandCode,
      language: LanguageOfTexts,
      key: Key.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        id: z.string(),
        key: z.string(),
        version: Version,
        before: z.string().nullable(),
        after: z.string().nullable(),
        changedAt: Moment,
        changedBy: z.string(),
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
}
