import type { ClusterPlan } from '../plan.ts'
import type { Secrets } from '../secrets.ts'

/** Between an application and the door to the primary: many requests share few connections. */
export function pgbouncerFile({ doors, pool }: ClusterPlan, userList: string): string {
  return `; Written by \`npm run cluster -- files\`; change the plan instead.
[databases]
meltem = host=127.0.0.1 port=${doors.primary} dbname=meltem

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${doors.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${userList}
; A connection belongs to a client for one transaction. The tenant is set inside each, never for a session.
pool_mode = transaction
default_pool_size = ${pool}
max_client_conn = 1000
; Whoever waits this long is told to come back instead.
query_wait_timeout = 10
; After a change of the leader it is tried again soon, and no connection to the old one is handed out.
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 0
server_lifetime = 1800
ignore_startup_parameters = extra_float_digits
`
}

export function pgbouncerUsers({ APP_PASSWORD }: Secrets): string {
  return `"meltem_app" "${APP_PASSWORD}"\n`
}
