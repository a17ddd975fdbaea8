import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} é o seu código para entrar. Não o partilhe com ninguém.',
  'mail.code.register': '{site}: {secret} é o seu código de registo.',
  'mail.code.forgot': '{site}: {secret} é o seu código para uma nova palavra-passe. Se não o pediu, não faça nada.',
  'mail.code.contact': '{site}: {secret} confirma o seu novo contacto. Não o partilhe com ninguém.',
  'mail.contact.subject': 'O seu código de {site}',
  'mail.reset.subject': 'A sua palavra-passe temporária para {site}',
  'mail.reset': 'Olá {username},\ncom esta palavra-passe temporária pode entrar em {site} uma vez, nos próximos {minutes} minutos:\n{secret}\nVai ser-lhe pedido que escolha uma palavra-passe nova. Se não pediu isto, não faça nada: a sua palavra-passe não mudou.',
  'mail.invite.subject': 'Escolha uma palavra-passe para {site}',
  'mail.invite': 'Olá {username},\nabra esta ligação dentro de 24 horas e escolha uma palavra-passe nova para {site}:\n{secret}',
}
