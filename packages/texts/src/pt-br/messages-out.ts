import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} é o seu código para entrar. Não compartilhe com ninguém.',
  'mail.code.register': '{site}: {secret} é o seu código de cadastro.',
  'mail.code.forgot': '{site}: {secret} é o seu código para uma nova senha. Se você não pediu, não faça nada.',
  'mail.code.contact': '{site}: {secret} confirma o seu novo contato. Não compartilhe com ninguém.',
  'mail.contact.subject': 'Seu código de {site}',
  'mail.reset.subject': 'Sua senha temporária para {site}',
  'mail.reset': 'Olá, {username},\ncom esta senha temporária você pode entrar em {site} uma vez, nos próximos {minutes} minutos:\n{secret}\nVocê vai precisar escolher uma nova senha. Se não foi você que pediu, não faça nada: sua senha não mudou.',
  'mail.invite.subject': 'Escolha uma senha para {site}',
  'mail.invite': 'Olá, {username},\nabra este link em até 24 horas e escolha uma nova senha para {site}:\n{secret}',
}
