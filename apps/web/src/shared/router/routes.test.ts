// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { parseLocation } from './location.ts'
import { createRootRoute, createRoute, createRouter, matchLocation, redirect } from './routes.ts'

const nothing = (): null => null
let closed = false
const root = createRootRoute({
  component: nothing,
  notFoundComponent: nothing,
  validateSearch: (raw) => ({ auth: raw['auth'] === 'login' ? 'login' : undefined }),
  beforeLoad: ({ location }) => {
    if (closed && location.pathname !== '/login') throw redirect({ to: '/login' })
  },
})
const page = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path, component: nothing })
const numbered = createRoute({
  getParentRoute: () => root,
  path: '/numbered',
  component: nothing,
  validateSearch: (raw) => ({ no: Number(raw['no']) || 1 }),
})
const loop = createRoute({
  getParentRoute: () => root,
  path: '/loop',
  component: nothing,
  beforeLoad: () => {
    throw redirect({ to: '/loop' })
  },
})
const router = createRouter({
  routeTree: root.addChildren([page('/'), page('/login'), numbered, loop]),
  defaultErrorComponent: nothing,
})
const match = (address: string) => matchLocation(router, parseLocation(address))

it('finds the page of a path, with or without a trailing slash', () => {
  expect(match('/login').route?.path).toBe('/login')
  expect(match('/login/').route?.path).toBe('/login')
  expect(match('/').route?.path).toBe('/')
})

it('finds no page for any other address', () => {
  for (const address of ['/no', '/login/x', '/LOGIN', '/index.php'])
    expect(match(address).route, address).toBeUndefined()
})

it('reads the query by the page and by the root', () => {
  expect(match('/numbered?no=3&auth=login&x=1').search).toEqual({ no: 3, auth: 'login' })
  expect(match('/numbered?no=abc&auth=evil').search).toEqual({ no: 1, auth: undefined })
})

it('follows a redirect, but not for ever', () => {
  closed = true
  expect(match('/numbered').location.pathname).toBe('/login')
  closed = false
  expect(() => match('/loop')).toThrow('redirect')
})
