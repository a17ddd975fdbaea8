// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'O que os membros possuem',
  'liabilities.intro':
    'No fim de cada dia publicamos o que todos os membros possuem juntos: o dinheiro deles e o que está retido para saques. Uma raiz cobre cada saldo, então nenhum pode ser deixado de fora ou reduzido depois.',
  'liabilities.check.title': 'Seu saldo está incluído?',
  'liabilities.check.hint':
    'Esta página calcula ela mesma a raiz a partir do seu saldo, passo a passo, e a compara com a publicada.',
  'liabilities.check': 'Verificar meu saldo',
  'liabilities.check.login': 'Entre para verificar seu saldo',
  'liabilities.ok': 'Seu saldo faz parte da soma',
  'liabilities.okText':
    '{amount} de {account} fazem parte de {total} de {accounts, plural, one {# conta} many {# de contas} other {# contas}} em {day}.',
  'liabilities.bad': 'Isso não leva à raiz publicada',
  'liabilities.badText': 'Salve a prova e fale com o atendimento ao cliente.',
  'liabilities.compare':
    'A raiz de {day} não está mais listada aqui. Compare-a com a que você anotou naquele dia.',
  'liabilities.none': 'No fim de {day} você não possuía nada, então não há nada a provar.',
  'liabilities.noDay': 'Ainda não há raiz publicada. A primeira sai depois da meia-noite.',
  'liabilities.steps':
    '{count, plural, one {# passo} many {# de passos} other {# passos}} do seu saldo até a raiz',
  'liabilities.save': 'Salvar a prova',
  'liabilities.load': 'Verificar uma prova salva',
  'liabilities.load.hint': 'Um arquivo que você salvou nesta página',
  'liabilities.load.choose': 'Escolher um arquivo',
  'liabilities.badFile': 'Este arquivo não é uma prova',
  'liabilities.days': 'Raízes publicadas',
  'liabilities.day': 'Dia (UTC)',
  'liabilities.accounts': 'Contas',
  'liabilities.total': 'Total',
  'liabilities.root': 'Raiz',
  'liabilities.how': 'Como funciona',
  'liabilities.howText':
    'Seu saldo, o nome da conta e um número aleatório formam um resumo, para que ninguém saiba de quem é o saldo ao lado. Dois vizinhos com suas somas formam o próximo resumo, até restar uma raiz. O dinheiro de bônus não é contado.',
}
