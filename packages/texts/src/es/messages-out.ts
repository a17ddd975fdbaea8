import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} es tu código para entrar. No lo compartas con nadie.',
  'mail.code.register': '{site}: {secret} es tu código de registro.',
  'mail.code.forgot': '{site}: {secret} es tu código para una contraseña nueva. Si no lo pediste, no hagas nada.',
  'mail.code.contact': '{site}: {secret} confirma tu nuevo contacto. No lo compartas con nadie.',
  'mail.contact.subject': 'Tu código de {site}',
  'mail.reset.subject': 'Tu contraseña temporal para {site}',
  'mail.reset': 'Hola, {username}:\ncon esta contraseña temporal puedes entrar en {site} una vez, durante los próximos {minutes} minutos:\n{secret}\nTe pediremos que elijas una contraseña nueva. Si no pediste esto, no hagas nada: tu contraseña no ha cambiado.',
  'mail.invite.subject': 'Elige una contraseña para {site}',
  'mail.invite': 'Hola, {username}:\nabre este enlace en las próximas 24 horas y elige una contraseña nueva para {site}:\n{secret}',
}
