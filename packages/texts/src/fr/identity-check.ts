// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Vérification d’identité',
  'identityCheck.intro':
    'Montrez-nous qui vous êtes avec des photos d’un document. Seul le personnel autorisé les voit, et chaque consultation est enregistrée. Nous supprimons les photos {days, plural, one {# jour} many {# jours} other {# jours}} après notre décision.',
  'identityCheck.proof.identity': 'Qui vous êtes',
  'identityCheck.proof.address': 'Où vous habitez',
  'identityCheck.state.none': 'Non envoyé',
  'identityCheck.state.waiting': 'En cours d’examen',
  'identityCheck.state.accepted': 'Accepté',
  'identityCheck.state.refused': 'Refusé',
  'identityCheck.state.expired': 'Expiré',
  'identityCheck.sent': 'Envoyé {time}',
  'identityCheck.until': 'Valable jusqu’au {time}',
  'identityCheck.kind': 'Document',
  'identityCheck.kind.passport': 'Passeport',
  'identityCheck.kind.identityCard': 'Carte d’identité, recto et verso',
  'identityCheck.kind.drivingLicence': 'Permis de conduire, recto et verso',
  'identityCheck.kind.proofOfAddress': 'Facture, relevé bancaire ou courrier officiel',
  'identityCheck.pictures': 'Photos',
  'identityCheck.pictures.hint':
    'Nombre de photos : {count}. PNG ou JPG, {size} Mo au plus chacune. Tous les coins doivent être visibles et chaque mot lisible.',
  'identityCheck.send': 'Envoyer le document',
  'identityCheck.done': 'Merci. Nous regarderons votre document et vous écrirons.',
  'identityCheck.takeBack': 'Retirer',
  'identityCheck.takenBack': 'Vous avez retiré votre document',
  'identityCheck.reason.unreadable':
    'Nous ne pouvons pas le lire. Prenez une photo nette avec un bon éclairage et renvoyez-la.',
  'identityCheck.reason.incomplete':
    'Il manque une partie. Envoyez-le en entier, avec tous les côtés et tous les coins.',
  'identityCheck.reason.wrongDocument':
    'Ce n’est pas le document que vous avez choisi. Envoyez-en un de la liste.',
  'identityCheck.reason.expired': 'Il n’est plus valable. Envoyez-en un qui l’est.',
  'identityCheck.reason.otherName':
    'Il porte un autre nom que votre compte. Envoyez votre propre document ou écrivez au service client.',
  'identityCheck.reason.notGenuine':
    'Nous ne pouvons pas l’accepter comme authentique. Envoyez l’original ou écrivez au service client.',
  'identityCheck.reason.underAge': 'Vous êtes trop jeune pour jouer ici, votre compte est donc fermé.',
  'mail.document.accepted': 'Votre document est accepté',
  'mail.document.refused': 'Votre document est refusé',
  'mail.document.thanks': 'Merci. Vous n’avez rien d’autre à faire.',
  'fault.compliance.documentPictures': 'Ajoutez toutes les photos que demande ce document',
  'fault.compliance.documentWaiting':
    'Un de vos documents est déjà en cours d’examen. Vous pouvez le retirer.',
  'fault.compliance.documentsToday': 'Vous avez envoyé beaucoup de documents aujourd’hui. Réessayez demain.',
  'fault.compliance.documentDecided': 'Ce document est déjà décidé',
  'fault.compliance.needDocument':
    'Avant ce retrait, il nous faut un document qui montre qui vous êtes. Envoyez-le dans la vérification d’identité ; votre argent reste sur votre compte.',
  'fault.backoffice.underAge':
    'Cette date de naissance est sous l’âge minimum. Refusez le document pour cette raison.',
  'fault.compliance.flagClosed': 'Ce signalement est déjà clos',
  'fault.backoffice.notLower': 'Cette limite est plus haute que celle en vigueur',
}
