// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} é o seu código para entrar. Não compartilhe com ninguém.',
  'mail.code.register': '{site}: {secret} é o seu código de cadastro.',
  'mail.code.forgot':
    '{site}: {secret} é o seu código para uma nova senha. Se você não pediu, não faça nada.',
  'mail.code.contact': '{site}: {secret} confirma o seu novo contato. Não compartilhe com ninguém.',
  'mail.contact.subject': 'Seu código de {site}',
  'mail.reset.subject': 'Sua senha temporária para {site}',
  'mail.reset':
    'Olá, {username},\ncom esta senha temporária você pode entrar em {site} uma vez, nos próximos {minutes} minutos:\n{secret}\nVocê vai precisar escolher uma nova senha. Se não foi você que pediu, não faça nada: sua senha não mudou.',
  'mail.invite.subject': 'Escolha uma senha para {site}',
  'mail.invite':
    'Olá, {username},\nabra este link em até 24 horas e escolha uma nova senha para {site}:\n{secret}',
  'mail.security.subject': '{site}: uma alteração na sua conta',
  'mail.security.title': 'Uma alteração na sua conta',
  'mail.security.warning': 'Se não foi você que pediu, fale imediatamente com o atendimento.',
  'mail.security': 'Olá, {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Foi pedido ao atendimento que removesse seus segundos fatores (app autenticador e chaves de acesso).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Uma chave de acesso foi adicionada à sua conta.',
  'mail.security.appAdded': 'Um app autenticador foi configurado para a sua conta.',
  'mail.security.recoveryCodesMade': 'Novos códigos de recuperação foram criados para a sua conta.',
  'mail.security.newWaysRemoved':
    'Alguém recuperou o acesso à sua conta. Os segundos fatores adicionados recentemente foram removidos.',
  'mail.security.factorsRemoved': 'Um segundo fator foi removido da sua conta.',
  'mail.security.inviteAsked': 'Foi pedido ao atendimento um link para definir uma nova senha da sua conta.',
  'mail.security.inviteMade': 'Foi criado um link para definir uma nova senha da sua conta.',
  'mail.security.passwordSet': 'A senha da sua conta foi alterada.',
  'mail.security.paymentPasswordAdded': 'Uma senha de pagamento foi definida na sua conta.',
  'mail.security.paymentPasswordSet': 'Sua senha de pagamento foi alterada.',
  'mail.security.bankAccountAdded': 'Uma conta bancária com final {ending} foi adicionada para saques.',
  'mail.security.contactChanged': 'O número de telefone ou o e-mail da sua conta foi alterado.',
  'mail.security.unlocked': 'O atendimento desbloqueou sua conta após tentativas erradas.',
}
