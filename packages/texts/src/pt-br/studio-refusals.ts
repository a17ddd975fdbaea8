// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'O jogo enviou algo que não deu para ler',
  'studio.unknownField': 'O jogo enviou um campo desconhecido: {field}',
  'studio.badAmount': 'Este valor não pode ser apostado',
  'studio.badClientSeed':
    'Uma semente do cliente tem de 1 a 64 letras, números, espaços, pontos, hifens ou sublinhados',
  'studio.badTarget': 'Este alvo não está disponível',
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
  'studio.notFound': 'Rodada desconhecida',
  'studio.wrongMethod': 'Este endereço não aceita esse tipo de solicitação',
  'studio.wrongContentType': 'Este tipo de conteúdo não é lido aqui',
  'studio.tooLarge': 'A solicitação é grande demais',
  'studio.tooManyRequests': 'Rápido demais, aguarde um momento',
  'studio.sessionExpired':
    'A sessão deste jogo terminou. Entre na sua conta se for pedido e abra o jogo de novo pelo lobby',
  'studio.otherGame': 'Esta sessão é de outro jogo',
  'studio.requestReused': 'Este número de aposta já foi usado em outra aposta',
  'studio.roundPending': 'Sua aposta ainda está sendo feita, aguarde um momento',
  'studio.stakeTooSmall': 'O valor mínimo da aposta é {minimum}',
  'studio.stakeTooLarge': 'O valor máximo da aposta é {maximum}',
  'studio.winTooLarge': 'Uma rodada paga no máximo {maximum}',
  'studio.notEnoughMoney': 'Seu saldo é baixo para esta aposta',
  'studio.limitReached': 'Um dos seus limites foi atingido',
  'studio.noFreeRounds': 'Não resta nenhuma rodada grátis para esta aposta',
  'studio.accountClosed': 'Sua conta não pode jogar no momento',
  'studio.betNotTaken': 'Sua aposta não foi feita. Se o valor foi descontado, ele já está voltando',
  'studio.roundOpen': 'Termine primeiro sua rodada aberta',
  'studio.roundEnded': 'Esta rodada terminou',
  'studio.roundArchived': 'Esta rodada está no arquivo. Peça-a ao atendimento ao cliente',
  'studio.nothingOpened': 'Ainda não há nada para retirar',
  'studio.bettingClosed': 'As apostas estão fechadas, a próxima rodada começa logo',
  'studio.notStarted': 'A rodada ainda não começou',
  'studio.cashOutTooLate': 'Tarde demais: a rodada já tinha quebrado',
  'studio.tableClosed':
    'A mesa está fechada por um momento. Se o valor da aposta foi descontado, ele já está voltando',
  'studio.unavailable': 'O jogo está indisponível agora, tente de novo em instantes',
  'studio.unexpected': 'Algo deu errado do nosso lado. Referência {reference}',
}
