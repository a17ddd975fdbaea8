import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Minha área',
  'members.center.pages': 'Páginas da área do membro',
  'members.security': 'Segurança',
  'members.account': 'Conta',
  'members.since': 'Membro desde',
  'members.memberNumber': 'Número de membro',
  'members.password': 'Senha de acesso',
  'members.password.change': 'Alterar a senha de acesso',
  'members.password.old': 'Senha antiga',
  'members.password.new': 'Nova senha',
  'members.password.confirm': 'Repita a nova senha',
  'members.password.done': 'A senha foi alterada',
  'members.payment': 'Senha de pagamento',
  'members.birthday.invalid': 'Digite uma data no formato yyyy-MM-dd',
  'members.birthday.tooYoung': 'É preciso ter {age} anos',
  'fault.members.fixed': 'Isto só pode ser preenchido uma vez, fale com o atendimento',
  'members.payment.set': 'Criada',
  'members.payment.unset': 'Não criada',
  'members.payment.hint': 'Seis dígitos. Protege cada saque.',
  'members.payment.create': 'Criar uma senha de pagamento',
  'members.payment.change': 'Alterar a senha de pagamento',
  'members.payment.old': 'Senha de pagamento antiga',
  'members.payment.new': 'Nova senha de pagamento',
  'members.payment.confirm': 'Repita a nova senha de pagamento',
  'members.payment.done': 'A senha de pagamento foi salva',
  'members.payment.sixDigits': 'Digite 6 caracteres: só números',
}
