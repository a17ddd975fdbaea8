// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': 'Elige un lugar para abrir',
  'studio.slot.pick.closed': 'Lugar {place}, cerrado',
  'studio.slot.pick.prize': 'Lugar {place}: {pays}×',
  'studio.slot.pick.end': 'El lugar {place} termina el bono',
  'studio.slot.pick.left': 'Abiertos {opened} de {places}, hasta ahora {pays}×',
  'studio.slot.pick.next': 'Abrir uno por mí',
  'studio.slot.pick.all': 'Abrir todos',
  'studio.slot.pick.places': 'Lo que guardaban los lugares',
  'studio.slot.pick.share': 'Lugares con {pays}×',
  'studio.slot.pick.endShare': 'Lugares que terminan el bono',
  'studio.slot.par.pick': 'Retorno del bono',
  'studio.slot.par.pickChance': 'Probabilidad del bono',
  'studio.slot.rules.pick':
    '{from} símbolos de bono traen un tablero de {places} lugares cerrados. Los abres uno tras otro, y cada uno paga lo que guarda, hasta que uno termina el bono o todos están abiertos. Lo que guardan queda fijado con tu apuesta; tú solo eliges el orden. Si te vas, te esperan, y a los dos días se abren desde el primero.',
  'studio.slot.rules.expanding': 'Un comodín llena todo su rodillo.',
  'studio.slot.rules.sticky':
    'En los giros gratis un comodín llena todo su rodillo y se queda hasta el último.',
  'studio.slot.rules.walking':
    'Un comodín llena todo su rodillo. Después se mueve un rodillo a la izquierda con cada nuevo giro, hasta que sale. Una ronda tiene como máximo {most} nuevos giros; si te vas, te esperan.',
  'studio.slot.rules.respinFactor': 'Cada premio de un nuevo giro cuenta {factor} veces.',
  'studio.slot.rules.wildHides': 'Un rodillo que es comodín entero no muestra dispersores.',
  'studio.slot.rules.freePlain':
    'Suficientes dispersores traen giros gratis, como se indica abajo. Si te vas, te esperan.',
  'studio.slot.freePlainWon': '{spins} giros gratis',
  'studio.slot.walks': 'El comodín avanza: nuevo giro',
  'studio.slot.wildReels': 'Rodillos comodín: {reels}',
}
