// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Enregistrer une vérification de cette manche',
  'studio.saved.about':
    'Un fichier avec cette manche et tout ce qui la recalcule. Il s’ouvre dans tout navigateur, sans serveur et sans réseau.',
  'studio.saved.lead':
    'Ce fichier recalcule une manche de nos jeux à partir de son enregistrement ou de ses graines. Il n’a besoin d’aucun serveur, et le navigateur ne le laisse se connecter à personne.',
  'studio.saved.record': 'Enregistrement d’une manche',
  'studio.saved.check': 'Vérifier l’enregistrement',
  'studio.saved.noRecord': 'Ceci n’est pas l’enregistrement d’une manche de nos jeux.',
  'studio.simulator.title': 'Simulateur',
  'studio.simulator.about':
    'Joue un million de manches avec les réglages de cette page dans votre navigateur et compare le résultat à ce qui est annoncé. Il ne place aucun pari et utilise des nombres aléatoires du navigateur, pas vos graines.',
  'studio.simulator.play': 'Jouer un million de manches',
  'studio.simulator.stop': 'Arrêter',
  'studio.simulator.rounds': 'Manches jouées',
  'studio.simulator.stated': 'Retour annoncé',
  'studio.simulator.measured': 'Retour de ces manches',
  'studio.simulator.hits': 'Manches payantes',
  'studio.simulator.most': 'Plus grand multiplicateur',
  'studio.simulator.within':
    'Le retour annoncé se trouve dans la bande de ±{band} points de pourcentage que laisse le hasard après autant de manches.',
  'studio.simulator.outside':
    'Le retour annoncé se trouve hors de la bande de ±{band} points de pourcentage. Le hasard fait cela environ trois fois sur mille simulations ; jouez un autre million.',
  'studio.simulator.failed': 'La simulation n’a pas pu s’exécuter dans ce navigateur.',
  'studio.simulator.chart': 'Retour après chaque partie des manches, avec le retour annoncé en ligne',
}
