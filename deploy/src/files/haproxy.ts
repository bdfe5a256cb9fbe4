import type { ClusterPlan } from '../plan.ts'

/** Runs on every application machine: one port leads to whoever leads, one to those who follow closely. */
export function databaseDoor({ databases, doors }: ClusterPlan): string {
  const servers = databases.map(
    ({ name, host, ports }) => `    server ${name} ${host}:${ports.postgres} check port ${ports.patroni}`,
  )
  return `${GLOBAL}
defaults
    mode tcp
    timeout connect 2s
    timeout client 30m
    timeout server 30m
    # Patroni says who leads. Connections to a leader of yesterday are cut at once: what they wrote would be lost.
    default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions

listen primary
    bind 127.0.0.1:${doors.primary}
    option httpchk OPTIONS /primary
    http-check expect status 200
${servers.join('\n')}

listen replicas
    bind 127.0.0.1:${doors.replicas}
    balance leastconn
    option httpchk OPTIONS /replica?lag=16MB
    http-check expect status 200
${servers.join('\n')}
`
}

/** In front of the applications. A call is repeated only if it never reached one: no booking is sent twice. */
export function webDoor({ applications, web, doors }: ClusterPlan): string {
  const servers = applications.map(({ name, host, port }) => `    server ${name} ${host}:${port} check`)
  return `${GLOBAL}
defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 200s
    timeout http-request 15s
    timeout http-keep-alive 60s
    # The office listens to news for hours.
    timeout tunnel 12h
    option forwardfor
    option redispatch 1
    retries 2
    retry-on conn-failure
    default-server inter 1s fastinter 500ms fall 2 rise 1

frontend people
    bind ${web.host}:${web.port}
    default_backend applications

backend applications
    balance leastconn
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host balancer
    http-check expect status 200
${servers.join('\n')}

frontend statistics
    bind 127.0.0.1:${doors.statistics}
    stats enable
    stats uri /
    http-request use-service prometheus-exporter if { path /metrics }
`
}

const GLOBAL = `# Written by \`npm run cluster -- files\`; change the plan instead.
global
    maxconn 4000
`
