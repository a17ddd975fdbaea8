// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Quanto custa este bônus',
  'bonusPrice.cash': 'Este bônus já é dinheiro. Não é preciso apostar nada.',
  'bonusPrice.required': 'É preciso apostar {amount} no total',
  'bonusPrice.requiredHint': 'Só então o que sobrar do bônus vira dinheiro.',
  'bonusPrice.until': '{days, plural, one {Em # dia} many {Em # dias} other {Em # dias}}',
  'bonusPrice.untilHint': 'Depois disso, o dinheiro do bônus e o que ele ganhou se perdem.',
  'bonusPrice.games': 'Jogos que contam',
  'bonusPrice.counts': 'Conta {percent} de cada aposta: é preciso apostar {amount}',
  'bonusPrice.excluded': 'Não com este bônus: {types}',
  'bonusPrice.noGames': 'No momento nenhum jogo conta, então este bônus não pode virar dinheiro.',
  'bonusPrice.gameCount': 'Jogos: {count}',
  'bonusPrice.unknown': 'Sem retorno informado: {count}',
  'bonusPrice.cost': 'Custa em média {amount}',
  'bonusPrice.costRange': 'Custa em média de {least} a {most}',
  'bonusPrice.costAt': 'Em {game}.',
  'bonusPrice.costBoth': '{least} em {game}, {most} em {other}.',
  'bonusPrice.costOwn': 'Em {game}, o que você mais joga: {amount}.',
  'bonusPrice.costUnknown': 'O custo é desconhecido: nenhum destes jogos informa o retorno.',
  'bonusPrice.chance': '{percent} terminam com mais que o bônus',
  'bonusPrice.chanceWithDeposit': '{percent} terminam com mais que o depósito e o bônus',
  'bonusPrice.chanceAt': 'Simulado em {game}, com erro de ±{error}.',
  'bonusPrice.chanceBoth':
    'Simulado em {game}, com erro de ±{error}; em {other}, {percent}, com erro de ±{otherError}.',
  'bonusPrice.chanceUnknown': 'São apostas demais para simular como termina.',
  'bonusPrice.halfWay': 'Se você parar no meio',
  'bonusPrice.halfWayText':
    'O dinheiro e o que ele ganhou são seus; o dinheiro do bônus e o que ele ganhou se perdem. Exemplo: {staked} apostados, {lost} perdidos. Então {cash} ficam com você e {bonus} se perdem.',
  'bonusPrice.maxStake': 'Apostas com dinheiro do bônus: no máximo {amount}',
  'bonusPrice.order.cashFirst': 'As apostas usam primeiro seu dinheiro e depois o bônus.',
  'bonusPrice.order.bonusFirst': 'As apostas usam primeiro o bônus e depois seu dinheiro.',
  'bonusPrice.how': 'Como é calculado',
  'bonusPrice.how.cost':
    'Custo médio: o que é preciso apostar vezes a parte que o jogo não devolve (100% menos o retorno ao jogador).',
  'bonusPrice.how.simulation':
    'Simulação: o bônus é jogado {rounds} vezes com apostas de {stake}, até apostar tudo ou o dinheiro acabar. Apostas necessárias: {bets}.',
  'bonusPrice.how.seed': 'Semente: {seed}. As mesmas condições sempre dão os mesmos números.',
  'bonusPrice.how.error':
    'O erro é o erro padrão. Em dois de cada três casos, a proporção real fica dentro dele.',
  'bonusPrice.pays.exact': 'As apostas pagam exatamente como o jogo.',
  'bonusPrice.pays.choice': 'As apostas pagam exatamente como o jogo com {choice}.',
  'bonusPrice.pays.model': 'As apostas pagam como um modelo de jogo com este retorno e esta volatilidade.',
  'bonusPrice.finished': 'Tudo apostado antes de o dinheiro acabar',
  'bonusPrice.moreThanDeposit': 'Sobra mais que o depósito',
  'bonusPrice.moreThanBonus': 'Sobra mais que o depósito e o bônus',
  'bonusPrice.medianLeft': 'Em metade dos casos sobra no máximo',
  'bonusPrice.weight': 'Conta',
  'bonusPrice.return': 'Retorno ao jogador',
  'bonusPrice.stake': 'Total a apostar',
  'bonusPrice.average': 'Custo médio',
  'bonusPrice.choice.dice': 'rolagem acima de 50.50',
  'bonusPrice.choice.limbo': 'alvo 2.00×',
  'bonusPrice.choice.mines': '3 minas e 3 casas',
  'bonusPrice.choice.plinko': '12 linhas, risco médio',
  'bonusPrice.choice.crash': 'saque em 2.00×',
}
