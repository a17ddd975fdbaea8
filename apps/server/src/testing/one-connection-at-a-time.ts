// SPDX-License-Identifier: Apache-2.0
import { afterEach } from 'vitest'
import { forbidNestedConnections, takeViolations } from '../platform/db/held-connection.ts'

// Runs in every test: code that requests a database connection while it holds one fails the test, even if it
// caught the refusal.
forbidNestedConnections()
afterEach(() => {
  const [first] = takeViolations()
  if (first) throw first
})
