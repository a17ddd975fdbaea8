import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Account Ko',
  'members.center.pages': 'Mga pahina ng member center',
  'members.security': 'Seguridad',
  'members.account': 'Account',
  'members.since': 'Member mula noong',
  'members.memberNumber': 'Numero ng member',
  'members.password': 'Login password',
  'members.password.change': 'Palitan ang login password',
  'members.password.old': 'Lumang password',
  'members.password.new': 'Bagong password',
  'members.password.confirm': 'Ulitin ang bagong password',
  'members.password.done': 'Napalitan na ang password',
  'members.payment': 'Payment password',
  'members.birthday.invalid': 'Ilagay ang petsa bilang yyyy-MM-dd',
  'members.birthday.tooYoung': 'Dapat {age} taong gulang ka pataas',
  'fault.members.fixed': 'Isang beses lang ito puwedeng isulat, makipag-ugnayan sa customer service',
  'members.payment.set': 'Mayroon na',
  'members.payment.unset': 'Wala pa',
  'members.payment.hint': 'Anim na numero. Binabantayan nito ang bawat withdrawal.',
  'members.payment.create': 'Gumawa ng payment password',
  'members.payment.change': 'Palitan ang payment password',
  'members.payment.old': 'Lumang payment password',
  'members.payment.new': 'Bagong payment password',
  'members.payment.confirm': 'Ulitin ang bagong payment password',
  'members.payment.done': 'Na-save ang payment password',
  'members.payment.sixDigits': 'Maglagay ng 6 na character: mga numero lang',
}
