# Starts Prometheus with the token, the site's address and the api's of the environment, which its configuration reads
# from files.
set -eu
umask 077
printf %s "$METRICS_TOKEN" > /tmp/metrics-token
if [ -n "$APP_URL" ]; then
  printf '[{"targets": ["%s/readyz"]}]\n' "${APP_URL%/}" > /tmp/site.yml
else
  echo '[]' > /tmp/site.yml
fi
# Words of a list of addresses.
# shellcheck disable=SC2086
printf '[{"targets": [%s]}]\n' "$(printf '"%s",' $API_SERVERS | sed 's/,$//')" > /tmp/apis.yml
exec prometheus --config.file=/etc/prometheus/prometheus.yml --storage.tsdb.path=/prometheus --storage.tsdb.retention.time=30d
