// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'O retorno indicado é o das melhores escolhas. O jogo mostra a melhor quando a pede; a decisão continua a ser sua.',
  'studio.jacks.title': 'Valetes ou melhor',
  'studio.deuces.title': 'Duques selvagens',
  'studio.poker.hand': 'Mão',
  'studio.poker.hold': 'Manter',
  'studio.poker.holdCard': 'Manter ou largar uma carta',
  'studio.poker.hidden': 'Carta virada',
  'studio.poker.draw': 'Trocar',
  'studio.poker.replaced': 'Cartas trocadas: {cards}',
  'studio.poker.first': 'Escolha as cartas a manter e troque',
  'studio.poker.best': 'Melhor escolha',
  'studio.poker.worth': 'Melhor: {cards}. Em média paga {multiplier}×',
  'studio.poker.nothing': 'nenhuma',
  'studio.poker.jacks': 'Par de valetes ou mais',
  'studio.poker.twoPair': 'Dois pares',
  'studio.poker.trips': 'Trio',
  'studio.poker.straight': 'Sequência',
  'studio.poker.flush': 'Cor',
  'studio.poker.fullHouse': 'Trio e par',
  'studio.poker.quads': 'Quatro iguais',
  'studio.poker.straightFlush': 'Sequência da mesma cor',
  'studio.poker.fiveOfAKind': 'Cinco iguais',
  'studio.poker.wildRoyal': 'Real com duques',
  'studio.poker.fourDeuces': 'Quatro duques',
  'studio.poker.royal': 'Sequência real',
  'studio.poker.rules.play':
    'Recebe cinco cartas de um baralho de 52. Mantenha as que quiser; as outras são trocadas uma vez e a mão final paga segundo a tabela.',
  'studio.poker.rules.wild': 'Cada duque vale por qualquer carta.',
  'studio.poker.rules.left':
    'Uma ronda que ninguém continua durante dois dias é jogada com a melhor escolha.',
  'studio.verify.poker':
    'Cartas por ordem: cada número aleatório escolhe uma das restantes; as cinco primeiras são a mão, as outras substituem por ordem',
}
