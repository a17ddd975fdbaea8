// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} é o seu código para entrar. Não o partilhe com ninguém.',
  'mail.code.register': '{site}: {secret} é o seu código de registo.',
  'mail.code.forgot':
    '{site}: {secret} é o seu código para uma nova palavra-passe. Se não o pediu, não faça nada.',
  'mail.code.contact': '{site}: {secret} confirma o seu novo contacto. Não o partilhe com ninguém.',
  'mail.contact.subject': 'O seu código de {site}',
  'mail.reset.subject': 'A sua palavra-passe temporária para {site}',
  'mail.reset':
    'Olá {username},\ncom esta palavra-passe temporária pode entrar em {site} uma vez, nos próximos {minutes} minutos:\n{secret}\nVai ser-lhe pedido que escolha uma palavra-passe nova. Se não pediu isto, não faça nada: a sua palavra-passe não mudou.',
  'mail.invite.subject': 'Escolha uma palavra-passe para {site}',
  'mail.invite':
    'Olá {username},\nabra esta ligação dentro de 24 horas e escolha uma palavra-passe nova para {site}:\n{secret}',
  'mail.security.subject': '{site}: uma alteração na sua conta',
  'mail.security.title': 'Uma alteração na sua conta',
  'mail.security.warning': 'Se não foi você que o pediu, contacte de imediato o apoio ao cliente.',
  'mail.security': 'Olá {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Foi pedido ao apoio ao cliente que removesse os seus segundos fatores (aplicação de autenticação e chaves de acesso).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Foi adicionada uma chave de acesso à sua conta.',
  'mail.security.appAdded': 'Foi configurada uma aplicação de autenticação para a sua conta.',
  'mail.security.recoveryCodesMade': 'Foram criados novos códigos de recuperação para a sua conta.',
  'mail.security.newWaysRemoved':
    'Alguém recuperou o acesso à sua conta. Os segundos fatores adicionados há pouco foram removidos.',
  'mail.security.factorsRemoved': 'Um segundo fator foi removido da sua conta.',
  'mail.security.inviteAsked':
    'Foi pedida ao apoio ao cliente uma ligação para definir uma nova palavra-passe da sua conta.',
  'mail.security.inviteMade': 'Foi criada uma ligação para definir uma nova palavra-passe da sua conta.',
  'mail.security.passwordSet': 'A palavra-passe da sua conta foi alterada.',
  'mail.security.paymentPasswordAdded': 'Foi definida uma palavra-passe de pagamento na sua conta.',
  'mail.security.paymentPasswordSet': 'A sua palavra-passe de pagamento foi alterada.',
  'mail.security.bankAccountAdded':
    'Foi adicionada uma conta bancária terminada em {ending} para levantamentos.',
  'mail.security.contactChanged': 'O número de telefone ou o endereço de e-mail da sua conta foi alterado.',
  'mail.security.unlocked': 'O apoio ao cliente desbloqueou a sua conta após tentativas erradas.',
}
