// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Offres et nouveautés',
  'messages.banner.of': '{number} sur {total}',
  'messages.banner.pause': 'Arrêter les bannières',
  'messages.banner.play': 'Faire défiler les bannières',
  'messages.banner.show': 'Afficher la bannière {number}',
  'messages.notices': 'Annonces',
  'messages.notices.all': 'Toutes les annonces',
  'messages.notices.pinned': 'Épinglée',
  'messages.notices.empty': 'Aucune annonce pour l’instant',
  'messages.notices.previous': 'Annonce précédente',
  'messages.notices.next': 'Annonce suivante',
  'messages.notices.of': '{number} sur {total}',
  'messages.publicity': 'Nouveautés',
  'messages.publicity.more': 'Autres nouvelles ({count})',
  'messages.leave.title': 'Vous quittez ce site',
  'messages.leave.text': 'Ce lien mène à {host}, qui ne nous appartient pas.',
  'messages.leave.go': 'Ouvrir le lien',
  'messages.leave.stay': 'Rester ici',
  'messages.answer.title': 'Réponse à votre avis',
  'fault.messages.contentEmpty': 'Écrivez un message',
  'fault.messages.contentLength': 'Le message doit compter entre {min} et {max} mots',
  'fault.messages.changedElsewhere':
    'Une autre personne a modifié ceci entre-temps. Rechargez et refaites votre modification.',
  'fault.messages.pageTaken': 'Un autre élément est publié comme cette page. Archivez-le d’abord.',
  'fault.messages.nothingPublished': 'Rien de cet élément n’a encore été publié',
  'fault.messages.noSuchPicture':
    'Une image de cet élément n’est pas dans la bibliothèque, ou est d’un autre type',
  'fault.messages.pictureNotReadable': 'Ce fichier ne peut pas être lu comme une image',
  'fault.messages.pictureWrongKind': 'Seules les images {formats} sont acceptées',
  'fault.messages.pictureOtherName': 'Le nom dit {named}, mais cette image est en {found}',
  'fault.messages.pictureTooLarge': 'Une image peut peser au plus 5 Mo',
  'fault.messages.pictureTooManyPixels': 'Une image peut avoir au plus 40 mégapixels',
  'fault.messages.pictureTooSmall':
    'Cette image est trop petite : il lui faut au moins {width} sur {height} pixels',
  'fault.messages.pictureInUse': 'Cette image est utilisée : {items}',
  'fault.messages.tooManyFeedbacks': 'Vous en avez déjà envoyé plusieurs. Réessayez dans dix minutes.',
  'fault.messages.tooManyPictures':
    'Assez d’images pour aujourd’hui. Envoyez sans image ou réessayez demain.',
  'fault.messages.libraryFull':
    'La bibliothèque de cette marque est pleine : elle contient {most} images. Supprimez celles qui ne servent pas.',
  'fault.messages.alreadyAnswered': 'Cet avis a déjà reçu une réponse',
  'fault.messages.nobodyToAnswer': 'Un visiteur l’a envoyé : il n’y a pas de boîte de réception où répondre',
  'fault.messages.noSuchMember': 'Ce membre n’existe pas',
}
