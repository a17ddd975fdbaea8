// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Feedback',
  'feedback.hint':
    'Sabihin sa amin kung ano ang maganda, ano ang kulang, o ano ang mali. Binabasa namin lahat.',
  'feedback.type': 'Tungkol saan ito?',
  'feedback.type.suggestion': 'Mungkahi',
  'feedback.type.complaint': 'Reklamo',
  'feedback.type.bug': 'May sira',
  'feedback.type.other': 'Iba pa',
  'feedback.content': 'Mensahe mo',
  'feedback.counter': '{count} ng {most}',
  'feedback.contact': 'Paano ka makokontak (opsyonal)',
  'feedback.contact.hint': 'Email address o numero ng telepono.',
  'feedback.images': 'Mga larawan (opsyonal)',
  'feedback.images.hint': 'Hanggang {count} larawan, PNG o JPG, {size} MB bawat isa.',
  'feedback.images.add': 'Magdagdag ng larawan',
  'feedback.images.remove': 'Alisin ang {name}',
  'feedback.images.wrong': 'Hindi PNG o JPG ang {name}',
  'feedback.images.tooLarge': 'Mas malaki sa {size} MB ang {name}',
  'feedback.images.tooMany': 'Hanggang {count} larawan lang',
  'feedback.send': 'Ipadala',
  'feedback.done': 'Salamat. Natanggap na namin ang mensahe mo.',
  'feedback.required': 'Maglagay ng mensahe',
  'feedback.length': 'Dapat {least} hanggang {most} character ang mensahe',
}
