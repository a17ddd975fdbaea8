// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'O jogo enviou algo que não foi possível ler',
  'studio.unknownField': 'O jogo enviou um campo desconhecido: {field}',
  'studio.badAmount': 'Este montante não se pode apostar',
  'studio.badClientSeed':
    'Uma semente do cliente tem de 1 a 64 letras, algarismos, espaços, pontos, hífenes ou traços baixos',
  'studio.badTarget': 'Este alvo não é oferecido',
  'studio.badDirection': 'Escolha acima ou abaixo',
  'studio.badMineCount': 'Um campo tem de 1 a 24 minas',
  'studio.badTile': 'Esta casa não está no campo',
  'studio.tileAlreadyOpen': 'Esta casa já está aberta',
  'studio.badRows': 'Escolha de 8 a 16 linhas',
  'studio.badRisk': 'Escolha risco baixo, médio ou alto',
  'studio.badPicks': 'Escolha de 1 a 10 números diferentes',
  'studio.badSegments': 'Escolha 10, 20, 30, 40 ou 50 segmentos',
  'studio.badDifficulty': 'Esta dificuldade não está disponível',
  'studio.badMove': 'Esta jogada não é possível agora',
  'studio.notFound': 'Ronda desconhecida',
  'studio.wrongMethod': 'Este endereço não aceita este tipo de pedido',
  'studio.wrongContentType': 'Este tipo de conteúdo não é lido aqui',
  'studio.tooLarge': 'O pedido é demasiado grande',
  'studio.tooManyRequests': 'Depressa de mais, aguarde um momento',
  'studio.sessionExpired':
    'A sessão deste jogo terminou. Inicie sessão se lhe for pedido e volte a abrir o jogo a partir do lobby',
  'studio.otherGame': 'Esta sessão pertence a outro jogo',
  'studio.requestReused': 'Este número de aposta já foi usado para outra aposta',
  'studio.roundPending': 'A sua aposta ainda está a ser feita, aguarde um momento',
  'studio.stakeTooSmall': 'O valor mínimo da aposta é {minimum}',
  'studio.stakeTooLarge': 'O valor máximo da aposta é {maximum}',
  'studio.winTooLarge': 'Uma ronda paga no máximo {maximum}',
  'studio.notEnoughMoney': 'O seu saldo é baixo para esta aposta',
  'studio.limitReached': 'Um dos seus limites foi atingido',
  'studio.noFreeRounds': 'Não resta nenhuma ronda grátis para esta aposta',
  'studio.accountClosed': 'De momento a sua conta não pode jogar',
  'studio.betNotTaken': 'A sua aposta não foi feita. Se o valor foi descontado, já está a ser devolvido',
  'studio.roundOpen': 'Acabe primeiro a ronda em aberto',
  'studio.roundEnded': 'Esta ronda terminou',
  'studio.roundArchived': 'Esta ronda está no arquivo. Peça-a ao apoio ao cliente',
  'studio.nothingOpened': 'Ainda não há nada para levantar',
  'studio.bettingClosed': 'As apostas estão fechadas, a próxima ronda começa em breve',
  'studio.notStarted': 'A ronda ainda não começou',
  'studio.cashOutTooLate': 'Tarde de mais: a ronda já tinha caído',
  'studio.tableClosed':
    'A mesa está fechada por um momento. Se o valor da aposta foi descontado, já está a ser devolvido',
  'studio.unavailable': 'O jogo não está disponível agora, tente de novo daqui a pouco',
  'studio.unexpected': 'Algo correu mal do nosso lado. Referência {reference}',
}
