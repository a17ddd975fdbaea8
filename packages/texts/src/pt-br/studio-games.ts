// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** Keno, wheel, hilo, tower and coin flip, and what games with moves share. */
export const studioGames: Translated<typeof source> = {
  'studio.round.paid': '{multiplier}× paga {payout} {currency}',
  'studio.round.lost': 'Não foi desta vez',
  'studio.steps.safe': '{multiplier}×: retirar agora paga {payout} {currency}',
  'studio.steps.lost': 'Você perdeu. Esta rodada não paga nada',
  'studio.steps.next': 'O próximo passo chega a',
  'studio.steps.rules.cashOut': 'Retire quando quiser. Um passo errado encerra a rodada e não paga nada.',
  'studio.steps.rules.pay':
    'O multiplicador é 99 % dividido pela chance de chegar até aqui. A vantagem é de um por cento, não importa até onde você vá.',
  'studio.randomTile': 'Casa aleatória',
  'studio.keno.title': 'Keno',
  'studio.keno.board': 'Números de 1 a 40',
  'studio.keno.number': 'Número {number}',
  'studio.keno.picks': 'Números escolhidos',
  'studio.keno.random': 'Números aleatórios',
  'studio.keno.clear': 'Limpar',
  'studio.keno.hits': 'Acertos',
  'studio.keno.classic': 'Clássico',
  'studio.keno.rules.draw': 'Escolha de um a dez dos 40 números. Depois dez são sorteados.',
  'studio.keno.rules.pay':
    'Quanto mais números seus saírem, mais a rodada paga. A tabela mostra quanto paga cada quantidade de acertos com seus números e seu risco, e a chance de cada uma.',
  'studio.verify.keno': 'Números sorteados: cada número aleatório escolhe um dos que restam',
  'studio.wheel.title': 'Roda',
  'studio.wheel.segments': 'Segmentos',
  'studio.wheel.rules.spin': 'A roda para com um de seus segmentos no ponteiro; todos têm a mesma chance.',
  'studio.wheel.rules.pay':
    'Esse segmento paga a aposta vezes o multiplicador dele. Em todas as rodas a média dos multiplicadores é 0.99×.',
  'studio.verify.wheel': 'Segmento: número × {segments}, sem decimais, contado a partir de 0',
  'studio.hilo.title': 'Maior ou menor',
  'studio.hilo.higher': 'Maior ou igual',
  'studio.hilo.lower': 'Menor ou igual',
  'studio.hilo.skip': 'Pular esta carta',
  'studio.hilo.card': 'Carta',
  'studio.hilo.first': 'A próxima carta é maior ou menor?',
  'studio.hilo.rules.guess':
    'Adivinhe se a próxima carta é maior ou menor. O ás é a mais baixa e o rei a mais alta; os 13 valores têm sempre a mesma chance.',
  'studio.hilo.rules.equal':
    'Uma carta igual ganha nos dois casos. Não há palpite que não possa perder, e pular uma carta não custa nada.',
  'studio.verify.hilo': 'Cartas: número × 52, sem decimais',
  'studio.tower.title': 'Torre do Dragão',
  'studio.tower.board': 'Torre de nove andares',
  'studio.tower.difficulty': 'Dificuldade',
  'studio.tower.easy': 'Fácil',
  'studio.tower.medium': 'Média',
  'studio.tower.hard': 'Difícil',
  'studio.tower.expert': 'Especialista',
  'studio.tower.master': 'Mestre',
  'studio.tower.eggs': 'Ovos em cada andar',
  'studio.tower.floor': 'Andar',
  'studio.tower.tile': 'Andar {floor}, casa {tile}',
  'studio.tower.egg': 'ovo',
  'studio.tower.fire': 'fogo',
  'studio.tower.first': 'Escolha uma casa do andar mais baixo',
  'studio.tower.rules.floors':
    'Escolha uma casa em cada um dos nove andares. Um ovo leva você para cima, o fogo encerra a rodada. Os lugares são fixados antes da sua primeira casa.',
  'studio.verify.tower': 'Casas com ovos, a partir do andar mais baixo',
  'studio.flip.title': 'Cara ou coroa',
  'studio.flip.heads': 'Cara',
  'studio.flip.tails': 'Coroa',
  'studio.flip.calls': 'Acertos seguidos',
  'studio.flip.first': 'Cara ou coroa?',
  'studio.flip.rules.call':
    'Adivinhe o lado da moeda de novo e de novo. Cada acerto dobra o multiplicador; após {most} acertos a rodada é retirada sozinha.',
  'studio.verify.flip': 'Lados em ordem: cara abaixo de 0.5',
}
