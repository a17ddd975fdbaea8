// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Votre avis',
  'feedback.hint': 'Dites-nous ce qui est bien, ce qui manque ou ce qui n’a pas marché. Tout est lu.',
  'feedback.type': 'De quoi s’agit-il ?',
  'feedback.type.suggestion': 'Suggestion',
  'feedback.type.complaint': 'Réclamation',
  'feedback.type.bug': 'Quelque chose ne marche pas',
  'feedback.type.other': 'Autre chose',
  'feedback.content': 'Votre message',
  'feedback.counter': '{count} sur {most}',
  'feedback.contact': 'Comment vous joindre (facultatif)',
  'feedback.contact.hint': 'Une adresse e-mail ou un numéro de téléphone.',
  'feedback.images': 'Images (facultatif)',
  'feedback.images.hint': 'Jusqu’à {count} images, PNG ou JPG, {size} Mo chacune.',
  'feedback.images.add': 'Ajouter des images',
  'feedback.images.remove': 'Retirer {name}',
  'feedback.images.wrong': '{name} n’est pas une image PNG ou JPG',
  'feedback.images.tooLarge': '{name} dépasse {size} Mo',
  'feedback.images.tooMany': 'Pas plus de {count} images',
  'feedback.send': 'Envoyer',
  'feedback.done': 'Merci. Votre message est bien arrivé.',
  'feedback.required': 'Écrivez un message',
  'feedback.length': 'Le message doit compter entre {least} et {most} mots',
}
