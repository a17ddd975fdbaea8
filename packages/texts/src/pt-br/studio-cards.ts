// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'O retorno informado é o das melhores escolhas. O jogo mostra a melhor quando você pede; a decisão continua sendo sua.',
  'studio.jacks.title': 'Valetes ou mais',
  'studio.deuces.title': 'Dois coringa',
  'studio.poker.hand': 'Mão',
  'studio.poker.hold': 'Segurar',
  'studio.poker.holdCard': 'Segurar ou soltar uma carta',
  'studio.poker.hidden': 'Carta virada',
  'studio.poker.draw': 'Trocar',
  'studio.poker.replaced': 'Cartas trocadas: {cards}',
  'studio.poker.first': 'Escolha as cartas a segurar e troque',
  'studio.poker.best': 'Melhor escolha',
  'studio.poker.worth': 'Melhor: {cards}. Paga em média {multiplier}×',
  'studio.poker.nothing': 'nenhuma',
  'studio.poker.jacks': 'Par de valetes ou mais',
  'studio.poker.twoPair': 'Dois pares',
  'studio.poker.trips': 'Trinca',
  'studio.poker.straight': 'Sequência',
  'studio.poker.flush': 'Cor',
  'studio.poker.fullHouse': 'Trinca e par',
  'studio.poker.quads': 'Quadra',
  'studio.poker.straightFlush': 'Sequência do mesmo naipe',
  'studio.poker.fiveOfAKind': 'Quina',
  'studio.poker.wildRoyal': 'Real com dois',
  'studio.poker.fourDeuces': 'Quatro dois',
  'studio.poker.royal': 'Sequência real',
  'studio.poker.rules.play':
    'Você recebe cinco cartas de um baralho de 52. Segure as que quiser; as outras são trocadas uma vez e a mão final paga conforme a tabela.',
  'studio.poker.rules.wild': 'Cada dois vale por qualquer carta.',
  'studio.poker.rules.left': 'Uma rodada que ninguém continua por dois dias é jogada com a melhor escolha.',
  'studio.verify.poker':
    'Cartas em ordem: cada número aleatório escolhe uma das restantes; as cinco primeiras são a mão, as outras substituem em ordem',
}
