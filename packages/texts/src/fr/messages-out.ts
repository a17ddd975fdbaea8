// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site} : {secret} est votre code de connexion. Ne le communiquez à personne.',
  'mail.code.register': '{site} : {secret} est votre code d’inscription.',
  'mail.code.forgot':
    '{site} : {secret} est votre code pour un nouveau mot de passe. Si vous ne l’avez pas demandé, ne faites rien.',
  'mail.code.contact': '{site} : {secret} confirme votre nouveau contact. Ne le communiquez à personne.',
  'mail.contact.subject': 'Votre code de {site}',
  'mail.reset.subject': 'Votre mot de passe provisoire pour {site}',
  'mail.reset':
    'Bonjour {username},\navec ce mot de passe provisoire, vous pouvez vous connecter à {site} une seule fois, pendant les {minutes} prochaines minutes :\n{secret}\nIl vous sera demandé de choisir un nouveau mot de passe. Si vous n’avez rien demandé, ne faites rien : votre mot de passe n’a pas changé.',
  'mail.invite.subject': 'Choisissez un mot de passe pour {site}',
  'mail.invite':
    'Bonjour {username},\nouvrez ce lien dans les 24 heures et choisissez un nouveau mot de passe pour {site} :\n{secret}',
  'mail.security.subject': '{site} : une modification de votre compte',
  'mail.security.title': 'Une modification de votre compte',
  'mail.security.warning': 'Si vous ne l’avez pas demandé, contactez immédiatement le service client.',
  'mail.security': 'Bonjour {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'On a demandé au service client de retirer vos seconds facteurs (application d’authentification et clés d’accès).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Une clé d’accès a été ajoutée à votre compte.',
  'mail.security.appAdded': 'Une appli d’authentification a été configurée pour votre compte.',
  'mail.security.recoveryCodesMade': 'De nouveaux codes de récupération ont été créés pour votre compte.',
  'mail.security.newWaysRemoved':
    'Quelqu’un a récupéré l’accès à votre compte. Les seconds facteurs ajoutés récemment ont été supprimés.',
  'mail.security.factorsRemoved': 'Un second facteur a été retiré de votre compte.',
  'mail.security.inviteAsked':
    'On a demandé au service client un lien pour définir un nouveau mot de passe de votre compte.',
  'mail.security.inviteMade': 'Un lien pour définir un nouveau mot de passe de votre compte a été créé.',
  'mail.security.passwordSet': 'Le mot de passe de votre compte a été modifié.',
  'mail.security.paymentPasswordAdded': 'Un mot de passe de paiement a été défini pour votre compte.',
  'mail.security.paymentPasswordSet': 'Votre mot de passe de paiement a été modifié.',
  'mail.security.bankAccountAdded':
    'Un compte bancaire se terminant par {ending} a été ajouté pour les retraits.',
  'mail.security.contactChanged': 'Le numéro de téléphone ou l’adresse e-mail de votre compte a été modifié.',
  'mail.security.unlocked': 'Le service client a déverrouillé votre compte après des essais erronés.',
}
