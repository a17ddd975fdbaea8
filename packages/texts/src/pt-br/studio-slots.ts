// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': 'Caça-níqueis',
  'studio.slot.lost': 'Desta vez não há prêmio',
  'studio.slot.freeWon': '{spins} giros grátis, cada prêmio conta {factor} vezes',
  'studio.slot.spinAll': 'Girar todos',
  'studio.slot.quick': 'Giros rápidos',
  'studio.slot.skip': 'Pular',
  'studio.slot.bigWin': 'Grande prêmio',
  'studio.slot.hugeWin': 'Prêmio enorme',
  'studio.slot.ways': '{ways} maneiras',
  'studio.slot.scatters': 'Símbolos scatter: {scatters}',
  'studio.slot.brings': '{multiplier}×, giros grátis: {spins}',
  'studio.slot.rules.lines':
    'Símbolos iguais seguidos a partir da esquerda pagam em qualquer uma das {lines} linhas, conforme a tabela. A aposta cobre todas as linhas.',
  'studio.slot.rules.ways':
    'Símbolos iguais em rolos vizinhos a partir da esquerda pagam de todas as maneiras de escolher um de cada rolo: até {ways} maneiras. A aposta cobre todas.',
  'studio.slot.rules.heights': 'Em cada giro, cada rolo mostra de {least} a {most} fileiras.',
  'studio.slot.rules.full':
    'Se todas as casas mostrarem o mesmo dos últimos {symbols} símbolos da tabela, cada prêmio conta {factor} vezes.',
  'studio.slot.rules.free':
    'Scatters suficientes dão giros grátis, conforme a lista. Cada prêmio de um giro grátis conta {factor} vezes e pode haver mais giros, até {most} por rodada. Se você sair, seus giros grátis esperam por você.',
  'studio.slot.rules.cap': 'Uma rodada que chega a {most}× paga esse valor e termina ali.',
  'studio.slot.respin': 'Regiro {spin}',
  'studio.slot.rules.wild': 'O wild substitui todos os símbolos, menos a moeda.',
  'studio.slot.coins': 'Moedas: {coins}, regiros restantes: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Menor',
  'studio.slot.major': 'Maior',
  'studio.slot.grand': 'Grande',
  'studio.slot.coinShare': 'Moedas que pagam {pays}×',
  'studio.slot.rules.hold':
    '{from} moedas ou mais ficam no lugar e as casas vazias giram de novo: {respins} vezes, e mais {respins} depois de cada nova moeda. No fim cada moeda paga o que indica, e uma janela cheia paga também o grande jackpot de {grand}×. Se você sair, seus regiros esperam por você.',
  'studio.slot.par.hold': 'Retorno dos regiros',
  'studio.slot.par.holdChance': 'Chance de regiros',
  'studio.slot.par.paid': 'Retorno dos giros pagos',
  'studio.slot.par.free': 'Retorno dos giros grátis',
  'studio.slot.par.deviation': 'Desvio padrão',
  'studio.slot.par.top': 'Maior prêmio de um giro pago',
  'studio.slot.par.topValue': '{stakes}×, uma vez em {spins} giros',
  'studio.slot.par.most': 'Nenhuma rodada paga mais de',
}
