// SPDX-License-Identifier: Apache-2.0
export { CatchBoundary } from './catch-boundary.tsx'
export { Navigate, useCanGoBack, useNavigate, useRouter, useRouterState, useSearch } from './hooks.ts'
export { lazyRouteComponent } from './lazy-route.ts'
export { Link } from './link.tsx'
export type { ParsedLocation, Way } from './location.ts'
export { Outlet, RouterProvider } from './provider.tsx'
export {
  createRootRoute,
  createRoute,
  createRouter,
  preloadPage,
  redirect,
  type Register,
  type Route,
  type RouteComponent,
} from './routes.ts'
