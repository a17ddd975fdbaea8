// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} es tu código para entrar. No lo compartas con nadie.',
  'mail.code.register': '{site}: {secret} es tu código de registro.',
  'mail.code.forgot':
    '{site}: {secret} es tu código para una contraseña nueva. Si no lo pediste, no hagas nada.',
  'mail.code.contact': '{site}: {secret} confirma tu nuevo contacto. No lo compartas con nadie.',
  'mail.contact.subject': 'Tu código de {site}',
  'mail.reset.subject': 'Tu contraseña temporal para {site}',
  'mail.reset':
    'Hola, {username}:\ncon esta contraseña temporal puedes entrar en {site} una vez, durante los próximos {minutes} minutos:\n{secret}\nTe pediremos que elijas una contraseña nueva. Si no pediste esto, no hagas nada: tu contraseña no ha cambiado.',
  'mail.invite.subject': 'Elige una contraseña para {site}',
  'mail.invite':
    'Hola, {username}:\nabre este enlace en las próximas 24 horas y elige una contraseña nueva para {site}:\n{secret}',
  'mail.security.subject': '{site}: un cambio en tu cuenta',
  'mail.security.title': 'Un cambio en tu cuenta',
  'mail.security.warning': 'Si no lo has pedido tú, contacta de inmediato con atención al cliente.',
  'mail.security': 'Hola, {username}:\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Se ha pedido a atención al cliente que quite tus segundos factores (app de autenticación y llaves de acceso).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Se añadió una llave de acceso a tu cuenta.',
  'mail.security.appAdded': 'Se configuró una app de autenticación para tu cuenta.',
  'mail.security.recoveryCodesMade': 'Se crearon nuevos códigos de recuperación para tu cuenta.',
  'mail.security.newWaysRemoved':
    'Alguien recuperó el acceso a tu cuenta. Se eliminaron los segundos factores añadidos hace poco.',
  'mail.security.factorsRemoved': 'Se ha quitado un segundo factor de tu cuenta.',
  'mail.security.inviteAsked':
    'Se ha pedido a atención al cliente un enlace para elegir una nueva contraseña de tu cuenta.',
  'mail.security.inviteMade': 'Se ha creado un enlace para elegir una nueva contraseña de tu cuenta.',
  'mail.security.passwordSet': 'Se ha cambiado la contraseña de tu cuenta.',
  'mail.security.paymentPasswordAdded': 'Se estableció una contraseña de pago en tu cuenta.',
  'mail.security.paymentPasswordSet': 'Se ha cambiado tu contraseña de pago.',
  'mail.security.bankAccountAdded': 'Se ha añadido una cuenta bancaria terminada en {ending} para retiradas.',
  'mail.security.contactChanged': 'Se ha cambiado el número de teléfono o el correo de tu cuenta.',
  'mail.security.unlocked': 'Atención al cliente ha desbloqueado tu cuenta tras intentos erróneos.',
}
