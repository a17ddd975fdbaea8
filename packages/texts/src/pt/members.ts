import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Área pessoal',
  'members.center.pages': 'Páginas da área de membro',
  'members.security': 'Segurança',
  'members.account': 'Conta',
  'members.since': 'Membro desde',
  'members.memberNumber': 'Número de membro',
  'members.password': 'Palavra-passe de acesso',
  'members.password.change': 'Alterar a palavra-passe de acesso',
  'members.password.old': 'Palavra-passe antiga',
  'members.password.new': 'Palavra-passe nova',
  'members.password.confirm': 'Repetir a palavra-passe nova',
  'members.password.done': 'A palavra-passe foi alterada',
  'members.payment': 'PIN de pagamento',
  'members.birthday.invalid': 'Introduza uma data no formato yyyy-MM-dd',
  'members.birthday.tooYoung': 'É preciso ter {age} anos',
  'fault.members.fixed': 'Isto só se pode preencher uma vez, contacte o apoio ao cliente',
  'members.payment.set': 'Definido',
  'members.payment.unset': 'Não definido',
  'members.payment.hint': 'Seis algarismos. Protege cada levantamento.',
  'members.payment.create': 'Definir um PIN de pagamento',
  'members.payment.change': 'Alterar o PIN de pagamento',
  'members.payment.old': 'PIN de pagamento antigo',
  'members.payment.new': 'PIN de pagamento novo',
  'members.payment.confirm': 'Repetir o PIN de pagamento novo',
  'members.payment.done': 'O PIN de pagamento foi guardado',
  'members.payment.sixDigits': 'Introduza 6 caracteres: só algarismos',
}
