// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Recharger',
  'trouble.region': 'Cette partie de la page n’a pas pu s’afficher',
  'trouble.offline': 'Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour.',
  'trouble.online': 'Vous êtes de nouveau en ligne',
  'trouble.update': 'Une nouvelle version de ce site est prête',
  'trouble.offlinePage.title': 'Vous êtes hors ligne',
  'trouble.offlinePage.text':
    'Votre solde et vos parties en cours sont en sécurité. Cette page s’ouvrira de nouveau dès que le réseau sera revenu.',
  'trouble.noScript': 'Ce site a besoin de JavaScript.',
  'trouble.notFound.search': 'Chercher un jeu',
  'trouble.notFound.links': 'Ou allez vers',
}
