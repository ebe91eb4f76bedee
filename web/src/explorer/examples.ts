interface Example {
  query: string;
  variables?: string;
}

/** Operations that the explorer opens with, one a tab. */
export const examples: readonly Example[] = [
  {
    query: `# For everybody: the packages on sale.
query Packages {
  packages {
    name
    price
    credit
    validityDays
    features
  }
}
`,
  },
  {
    query: `# For a session, or a token with DESIGNS_READ.
# Pass the last endCursor as page.after for the next page.
query MyDesigns($size: Int!) {
  me {
    id
    designs(page: { size: $size }) {
      items {
        id
        status
        createdAt
        imageUrl
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
`,
    variables: JSON.stringify({ size: 5 }, null, 2),
  },
  {
    query: `# For a session, or a token with DESIGNS_WRITE: costs 1 credit.
# The same requestId never costs twice.
mutation MakeDesign($input: CreateDesignInput!) {
  createDesign(input: $input, wait: true) {
    design {
      id
      status
      imageUrl
    }
    errors {
      code
      message
      field
    }
  }
}
`,
    variables: JSON.stringify(
      {
        input: {
          requestId: 'my-first-design',
          design: {
            platform: 'INSTAGRAM',
            postType: 'INSTAGRAM_POST',
            size: 'SQUARE',
            niche: 'COOKING',
            style: 'BOLD',
            primaryText: 'Fresh bread at seven',
            customPrompt: '',
          },
        },
      },
      null,
      2,
    ),
  },
  {
    query: `# For a session, or a token with DESIGNS_READ: sends each change over WebSocket.
subscription DesignsLive {
  designsChanged {
    design {
      id
      status
      imageUrl
    }
    deletedId
  }
}
`,
  },
  {
    query: `# For Admins, or a token of theirs with ADMIN_SALES_READ.
query LatestOrders {
  purchases(page: { size: 10 }) {
    items {
      code
      customerEmail
      total
      currency
      paymentStatus
      createdAt
    }
  }
}
`,
  },
];
