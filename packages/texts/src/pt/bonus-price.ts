// SPDX-License-Identifier: Apache-2.0
import type { bonusPrice as source } from '../en/bonus-price.ts'
import type { Translated } from '../translated.ts'

/** What a bonus costs its owner, before they claim it. */
export const bonusPrice: Translated<typeof source> = {
  'bonusPrice.title': 'Quanto custa este bónus',
  'bonusPrice.cash': 'Este bónus é dinheiro de imediato. Não é preciso apostar nada.',
  'bonusPrice.required': 'É preciso apostar {amount} no total',
  'bonusPrice.requiredHint': 'Só então o que restar do bónus passa a dinheiro.',
  'bonusPrice.until': '{days, plural, one {Em # dia} many {Em # dias} other {Em # dias}}',
  'bonusPrice.untilHint': 'Depois, o dinheiro do bónus e o que este ganhou perdem-se.',
  'bonusPrice.games': 'Jogos que contam',
  'bonusPrice.counts': 'Conta {percent} de cada aposta: é preciso apostar {amount}',
  'bonusPrice.excluded': 'Não com este bónus: {types}',
  'bonusPrice.noGames': 'De momento nenhum jogo conta, por isso este bónus não pode passar a dinheiro.',
  'bonusPrice.gameCount': 'Jogos: {count}',
  'bonusPrice.unknown': 'Sem retorno indicado: {count}',
  'bonusPrice.cost': 'Custa em média {amount}',
  'bonusPrice.costRange': 'Custa em média de {least} a {most}',
  'bonusPrice.costAt': 'Em {game}.',
  'bonusPrice.costBoth': '{least} em {game}, {most} em {other}.',
  'bonusPrice.costOwn': 'Em {game}, o que mais joga: {amount}.',
  'bonusPrice.costUnknown': 'O custo é desconhecido: nenhum destes jogos indica o seu retorno.',
  'bonusPrice.chance': '{percent} acabam com mais do que o bónus',
  'bonusPrice.chanceWithDeposit': '{percent} acabam com mais do que o depósito e o bónus',
  'bonusPrice.chanceAt': 'Simulado em {game}, com um erro de ±{error}.',
  'bonusPrice.chanceBoth':
    'Simulado em {game}, com um erro de ±{error}; em {other}, {percent}, com um erro de ±{otherError}.',
  'bonusPrice.chanceUnknown': 'São precisas apostas a mais para simular como acaba.',
  'bonusPrice.halfWay': 'Se parar a meio',
  'bonusPrice.halfWayText':
    'O dinheiro e o que este ganhou são seus; o dinheiro do bónus e o que este ganhou perdem-se. Exemplo: {staked} apostados, {lost} perdidos. Então {cash} ficam consigo e {bonus} perdem-se.',
  'bonusPrice.maxStake': 'Apostas com dinheiro do bónus: {amount} no máximo',
  'bonusPrice.order.cashFirst': 'As apostas usam primeiro o seu dinheiro e depois o bónus.',
  'bonusPrice.order.bonusFirst': 'As apostas usam primeiro o bónus e depois o seu dinheiro.',
  'bonusPrice.how': 'Como se calcula',
  'bonusPrice.how.cost':
    'Custo médio: o que é preciso apostar vezes a parte que o jogo não devolve (100% menos o retorno ao jogador).',
  'bonusPrice.how.simulation':
    'Simulação: o bónus é jogado {rounds} vezes com apostas de {stake}, até apostar tudo ou acabar o dinheiro. Apostas necessárias: {bets}.',
  'bonusPrice.how.seed': 'Semente: {seed}. As mesmas condições dão sempre os mesmos números.',
  'bonusPrice.how.error':
    'O erro é o erro-padrão. Em dois de cada três casos, a proporção real fica dentro dele.',
  'bonusPrice.pays.exact': 'As apostas pagam exatamente como o jogo.',
  'bonusPrice.pays.choice': 'As apostas pagam exatamente como o jogo com {choice}.',
  'bonusPrice.pays.model': 'As apostas pagam como um modelo de jogo com este retorno e esta volatilidade.',
  'bonusPrice.finished': 'Tudo apostado antes de acabar o dinheiro',
  'bonusPrice.moreThanDeposit': 'Resta mais do que o depósito',
  'bonusPrice.moreThanBonus': 'Resta mais do que o depósito e o bónus',
  'bonusPrice.medianLeft': 'Em metade dos casos resta no máximo',
  'bonusPrice.weight': 'Conta',
  'bonusPrice.return': 'Retorno ao jogador',
  'bonusPrice.stake': 'Total a apostar',
  'bonusPrice.average': 'Custo médio',
  'bonusPrice.choice.dice': 'lançamento acima de 50.50',
  'bonusPrice.choice.limbo': 'alvo 2.00×',
  'bonusPrice.choice.mines': '3 minas e 3 casas',
  'bonusPrice.choice.plinko': '12 filas, risco médio',
  'bonusPrice.choice.crash': 'levantar a 2.00×',
}
