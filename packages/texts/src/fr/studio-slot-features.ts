// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Choisissez une place à ouvrir',
  'studio.slot.pick.closed': 'Place {place}, fermée',
  'studio.slot.pick.prize': 'Place {place} : {pays}×',
  'studio.slot.pick.end': 'La place {place} met fin au bonus',
  'studio.slot.pick.left': '{opened} ouvertes sur {places}, {pays}× pour l’instant',
  'studio.slot.pick.next': 'En ouvrir une pour moi',
  'studio.slot.pick.all': 'Tout ouvrir',
  'studio.slot.pick.places': 'Ce que contenaient les places',
  'studio.slot.pick.share': 'Places contenant {pays}×',
  'studio.slot.pick.endShare': 'Places qui mettent fin au bonus',
  'studio.slot.par.pick': 'Retour du bonus',
  'studio.slot.par.pickChance': 'Chance du bonus',
  'studio.slot.rules.pick':
    '{from} symboles bonus apportent un plateau de {places} places fermées. Vous les ouvrez l’une après l’autre, et chacune paie ce qu’elle contient, jusqu’à ce que l’une mette fin au bonus ou que toutes soient ouvertes. Leur contenu est fixé avec votre mise ; vous ne choisissez que l’ordre. Si vous partez, elles vous attendent, et après deux jours elles sont ouvertes à partir de la première.',
  'studio.slot.rules.expanding': 'Un joker remplit tout son rouleau.',
  'studio.slot.rules.sticky':
    'Dans les tours gratuits, un joker remplit tout son rouleau et y reste jusqu’au dernier.',
  'studio.slot.rules.walking':
    'Un joker remplit tout son rouleau. Puis il avance d’un rouleau vers la gauche à chaque relance, jusqu’à sortir. Une partie a au plus {most} relances ; si vous partez, elles vous attendent.',
  'studio.slot.rules.respinFactor': 'Chaque gain d’une relance compte {factor} fois.',
  'studio.slot.rules.wildHides': 'Un rouleau entièrement joker ne montre aucun scatter.',
  'studio.slot.rules.freePlain':
    'Assez de scatters apportent des tours gratuits, comme indiqué ci-dessous. Si vous partez, ils vous attendent.',
  'studio.slot.freePlainWon': '{spins} tours gratuits',
  'studio.slot.walks': 'Le joker avance : relance',
  'studio.slot.wildReels': 'Rouleaux joker : {reels}',
}
