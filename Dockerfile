# The reference server. Build with: docker build -t energy-contracts .
# It has not been built yet: no Docker was at hand where it was written.
FROM node:24-slim AS build
WORKDIR /package
COPY . .
# The toolchain's own Node is a dev dependency that npm installs, so nothing else is needed here.
RUN npm ci && npm pack --pack-destination /tarball

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /tarball/*.tgz /tmp/energy-contracts.tgz
# pg is an optional peer: needed for --database alone.
RUN npm install --omit=dev --no-audit --no-fund /tmp/energy-contracts.tgz pg@8 && rm /tmp/energy-contracts.tgz \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4020
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4020/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that a stop reaches the server and it ends what it began.
ENTRYPOINT ["node", "node_modules/energy-contracts/dist/src/cli/main.js", "serve", "--host", "0.0.0.0"]
CMD ["--data", "/data"]
