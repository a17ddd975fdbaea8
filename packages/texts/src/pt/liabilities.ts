// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'O que os membros possuem',
  'liabilities.intro':
    'No fim de cada dia publicamos o que todos os membros possuem em conjunto: o seu dinheiro e o que está retido para levantamentos. Uma raiz abrange todos os saldos, para que nenhum possa ser omitido ou reduzido depois.',
  'liabilities.check.title': 'O seu saldo está incluído?',
  'liabilities.check.hint':
    'Esta página calcula ela própria a raiz a partir do seu saldo, passo a passo, e compara-a com a publicada.',
  'liabilities.check': 'Verificar o meu saldo',
  'liabilities.check.login': 'Inicie sessão para verificar o saldo',
  'liabilities.ok': 'O seu saldo faz parte da soma',
  'liabilities.okText':
    '{amount} de {account} fazem parte de {total} de {accounts, plural, one {# conta} many {# de contas} other {# contas}} em {day}.',
  'liabilities.bad': 'Isto não leva à raiz publicada',
  'liabilities.badText': 'Guarde a prova e contacte o apoio ao cliente.',
  'liabilities.compare': 'A raiz de {day} já não consta aqui. Compare-a com a que anotou nesse dia.',
  'liabilities.none': 'No fim de {day} não possuía nada, por isso não há nada a provar.',
  'liabilities.noDay': 'Ainda não há nenhuma raiz publicada. A primeira surge depois da meia-noite.',
  'liabilities.steps':
    '{count, plural, one {# passo} many {# de passos} other {# passos}} do seu saldo até à raiz',
  'liabilities.save': 'Guardar a prova',
  'liabilities.load': 'Verificar uma prova guardada',
  'liabilities.load.hint': 'Um ficheiro que guardou nesta página',
  'liabilities.load.choose': 'Escolher um ficheiro',
  'liabilities.badFile': 'Este ficheiro não é uma prova',
  'liabilities.days': 'Raízes publicadas',
  'liabilities.day': 'Dia (UTC)',
  'liabilities.accounts': 'Contas',
  'liabilities.total': 'Total',
  'liabilities.root': 'Raiz',
  'liabilities.how': 'Como funciona',
  'liabilities.howText':
    'O seu saldo, o nome da conta e um número aleatório formam um resumo, para que ninguém saiba de quem é o saldo ao lado. Dois vizinhos com as suas somas formam o resumo seguinte, até restar uma raiz. O dinheiro de bónus não é contado.',
}
