# The reference server. Build with: docker build -t energy-contracts .
# Not tested yet: there was no Docker where this file was written.
FROM node:24-slim AS build
WORKDIR /package
COPY . .
# The Node that the scripts need is a dev dependency, so npm installs it.
RUN npm ci && npm pack --pack-destination /tarball

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /tarball/*.tgz /tmp/energy-contracts.tgz
# pg is an optional peer dependency, needed only for --database.
RUN npm install --omit=dev --no-audit --no-fund /tmp/energy-contracts.tgz pg@8 && rm /tmp/energy-contracts.tgz \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4020
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4020/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between: the signal to stop reaches the server, which then ends in order.
ENTRYPOINT ["node", "node_modules/energy-contracts/dist/src/cli/main.cjs", "serve", "--host", "0.0.0.0"]
CMD ["--data", "/data"]
